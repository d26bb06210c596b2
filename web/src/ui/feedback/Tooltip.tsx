import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import styles from './Tooltip.module.css';

interface TooltipProps {
  /** A sentence without anything to press in it. */
  text: string;
  /** Where it leads: one link after the sentence, reached by the pointer, a finger or Tab. */
  more?: ReactNode;
  /** Draws the trigger, which takes the given attribute and must be able to have the focus. */
  children: (trigger: { 'aria-describedby': string }) => ReactNode;
  /** For a trigger as wide as its place. */
  block?: boolean;
}

/**
 * A sentence about its trigger, shown on hover, focus and touch. It goes where its trigger goes, stays while it is
 * pointed at or its trigger has the keyboard's focus, and leaves on Escape (WCAG 1.4.13).
 */
export function Tooltip({ text, more, children, block = false }: TooltipProps) {
  const id = useId();
  const root = useRef<HTMLDivElement & HTMLSpanElement>(null);
  const Root = block ? 'div' : 'span';
  const bubble = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open || !root.current || !bubble.current) return;
    const [shown, trigger] = [bubble.current, root.current];
    shown.showPopover();
    const follow = () => positionBubble(shown, trigger);
    follow();
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (shown.contains(document.activeElement)) trigger.querySelector<HTMLElement>('[aria-describedby]')?.focus();
      setOpen(false);
    };
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!trigger.contains(target as Node)) setOpen(false);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    addEventListener('resize', follow);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('scroll', follow, { capture: true });
      removeEventListener('resize', follow);
      shown.hidePopover();
    };
  }, [open]);

  return (
    <Root
      ref={root}
      className={block ? undefined : styles.root}
      // A finger has no hover: it opens the bubble by lifting, also where a tap gives no focus.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && setOpen(true)}
      onPointerLeave={({ pointerType, currentTarget }) =>
        pointerType !== 'touch' && !currentTarget.querySelector(':focus-visible') && setOpen(false)
      }
      onPointerUp={({ pointerType }) => pointerType === 'touch' && setOpen(true)}
      onFocus={() => setOpen(true)}
      onBlur={({ relatedTarget, currentTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      {children({ 'aria-describedby': id })}
      <span ref={bubble} popover="manual" className={styles.bubble}>
        <span className={styles.text}>
          <span id={id} role="tooltip">
            {text}
          </span>{' '}
          {more}
        </span>
      </span>
    </Root>
  );
}

const edge = 8;

/** What stays in view at the top of the page, in px: nothing is scrolled to under it, and no bubble is put over it. */
const topBar = (): number => parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Above the trigger where there is room under the page's bar, else below; never over the edge of the screen. */
function positionBubble(bubble: HTMLElement, trigger: HTMLElement) {
  const target = trigger.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const centred = target.left + target.width / 2 - width / 2;
  const left = Math.max(edge, Math.min(centred, document.documentElement.clientWidth - width - edge));
  const top = target.top - height >= Math.max(edge, topBar()) ? target.top - height : target.bottom;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${top}px`;
}
