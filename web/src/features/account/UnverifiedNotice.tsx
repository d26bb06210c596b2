import { Notice } from '../../ui/feedback/Notice';
import { ResendVerification } from './ResendVerification';

/** For who is signed in but not verified: says so and sends the e-mail again. */
export function UnverifiedNotice() {
  return (
    <>
      <Notice tone="warning" reveal>
        <p>Seu e-mail ainda não foi verificado.</p>
      </Notice>
      <ResendVerification />
    </>
  );
}
