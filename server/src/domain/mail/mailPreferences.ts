/** Which e-mails an owner wants of those that are not required. */
export interface MailPreferences {
  /** Tips: at the moment the one after the first text. */
  readonly tips: boolean;
}
