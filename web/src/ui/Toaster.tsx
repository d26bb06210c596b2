import type { CSSProperties } from 'react';
import 'sonner/dist/styles.css';
import { Toaster as SonnerToaster, toast as sonner, type ExternalToast } from 'sonner';
import styles from './Toaster.module.css';

/** Short messages that leave by themselves; errors interrupt a screen reader. */
export const toast = {
  success: (message: string, options?: ExternalToast) => sonner.success(<span role="status">{message}</span>, options),
  info: (message: string, options?: ExternalToast) => sonner.info(<span role="status">{message}</span>, options),
  error: (message: string, options?: ExternalToast) => sonner.error(<span role="alert">{message}</span>, options),
  dismiss: (id?: number | string) => sonner.dismiss(id),
};

// Sonner takes its colours from these; they must be inline to win over its style sheet.
const colours = {
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line-strong)',
  '--border-radius': 'var(--radius-m)',
  fontFamily: 'var(--font-text)',
} as CSSProperties;

/** The place where toasts appear; once, at the root. */
export function Toaster() {
  return (
    <SonnerToaster
      theme="system"
      position="top-center"
      closeButton
      style={colours}
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Fechar aviso', className: styles.toast }}
    />
  );
}
