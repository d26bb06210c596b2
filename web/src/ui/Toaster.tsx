import { Toaster as SonnerToaster, toast as sonner, type ExternalToast } from 'sonner';

/** Short messages that leave by themselves; errors interrupt a screen reader. */
export const toast = {
  success: (message: string, options?: ExternalToast) => sonner.success(<span role="status">{message}</span>, options),
  info: (message: string, options?: ExternalToast) => sonner.info(<span role="status">{message}</span>, options),
  error: (message: string, options?: ExternalToast) => sonner.error(<span role="alert">{message}</span>, options),
  dismiss: (id?: number | string) => sonner.dismiss(id),
};

/** The place where toasts appear; once, at the root. */
export function Toaster() {
  return (
    <SonnerToaster
      theme="system"
      position="top-center"
      closeButton
      containerAriaLabel="Avisos"
      toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
    />
  );
}
