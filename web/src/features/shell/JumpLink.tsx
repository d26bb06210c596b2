import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusHeading } from './heading';

/** A link to the heading with this id on the same page: scrolls to it, which Back undoes, and moves the focus there. */
export function JumpLink({ to, children }: { to: string; children: ReactNode }) {
  const focus = () => {
    const heading = document.getElementById(to);
    if (heading) focusHeading(heading);
  };
  return (
    <Link to={{ hash: to }} onClick={focus}>
      {children}
    </Link>
  );
}
