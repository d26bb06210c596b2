import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths, resultPath } from '../../../paths';
import { keepLastResult, lastResult, onLastResult } from '../../texts/lastResult';
import { isUnderWay, type Writing } from '../writing/writing';

/**
 * The result to show while no click is under way: that of the address, else the last one (rule 12.1). A click takes the
 * address of the old result away, and its text brings one of its own, without a step for Back. `seen` forgets what the
 * click came to.
 */
export function useKeptResult(viewerId: string, writing: Writing, seen: () => void) {
  const { id: addressed } = useParams();
  const navigate = useNavigate();
  // Read again at another address only: a text written in another tab does not take the place of one that is edited here.
  const read = () => ({ addressed, last: lastResult(viewerId) });
  const [opened, setOpened] = useState(read);
  if (opened.addressed !== addressed) setOpened(read());
  const { last } = opened;
  useLayoutEffect(() => onLastResult((id) => setOpened((now) => ({ ...now, last: id }))), []);
  const written = writing.status === 'done' ? writing.id : null;
  const isWriting = isUnderWay(writing);
  const replace = (path: string) => void navigate(path, { replace: true, preventScrollReset: true });

  /** Whether the address is being taken away: it is still there until the navigation is done. */
  const isLeaving = useRef(false);
  useEffect(() => {
    if (!addressed) isLeaving.current = false;
  }, [addressed]);
  const onBegin = useEffectEvent(() => {
    if (!addressed) return;
    isLeaving.current = true;
    replace(paths.generate);
  });
  useEffect(() => {
    if (isWriting) onBegin();
  }, [isWriting]);

  const onWritten = useEffectEvent((id: string) => {
    // A click that was refused at once is over before the address has gone.
    if (!addressed || isLeaving.current) replace(resultPath(id));
    isLeaving.current = false;
  });
  useEffect(() => {
    if (written) onWritten(written);
  }, [written]);

  const onAddress = useEffectEvent((id: string) => {
    if (!isWriting && written !== id) seen();
  });
  useEffect(() => {
    if (addressed) onAddress(addressed);
  }, [addressed]);

  const id = addressed ?? last;
  const forget = useCallback(() => {
    if (id === lastResult(viewerId)) keepLastResult(viewerId, null);
    else setOpened((now) => ({ ...now, last: lastResult(viewerId) }));
  }, [id, viewerId]);
  return { kept: id === null ? null : { id, isLast: id === last }, forget };
}
