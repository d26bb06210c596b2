import type { CSSProperties } from 'react';
import 'sonner/dist/styles.css';
import { Toaster as SonnerToaster, toast } from 'sonner';
import styles from './Toasts.module.css';

// Sonner takes its colours from these; they must be inline to win over its style sheet.
const colours = {
  '--normal-bg': 'var(--surface)',
  '--normal-text': 'var(--ink)',
  '--normal-border': 'var(--line-strong)',
  '--border-radius': 'var(--radius-m)',
  fontFamily: 'var(--font-text)',
} as CSSProperties;

// Under the bar of 65 px, whose links and menu can be pressed meanwhile.
const offset = { top: 77 };

/** Renders the toasts, also those that were sent before it was mounted. */
export const Toasts = () => (
  <SonnerToaster
    theme="system"
    position="top-center"
    closeButton
    offset={offset}
    mobileOffset={offset}
    style={colours}
    containerAriaLabel="Avisos"
    toastOptions={{ closeButtonAriaLabel: 'Fechar aviso', className: styles.toast }}
  />
);

export const show = {
  success: (message: string) => void toast.success(<span role="status">{message}</span>),
  info: (message: string) => void toast.info(<span role="status">{message}</span>),
  error: (message: string) => void toast.error(<span role="alert">{message}</span>),
};
