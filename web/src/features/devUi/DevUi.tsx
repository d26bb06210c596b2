import { Buttons, Choices, Fields } from './Controls';
import { Messages, Overlays, Waiting } from './Feedback';
import { Previews } from './Previews';
import styles from './Section.module.css';

/** Every piece of `ui/` in every state. Follows the system's light or dark theme. */
export function Component() {
  return (
    <div className={styles.page}>
      <h1>Peças da interface</h1>
      <Buttons />
      <Fields />
      <Choices />
      <Messages />
      <Overlays />
      <Waiting />
      <Previews />
    </div>
  );
}
