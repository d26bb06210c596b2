import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths, resultPath } from '../../../paths';
import { storeLastResult, readLastResult, onLastResultChange } from '../../texts/lastResult';
import { isInProgress, type ClickState } from '../writing/clickState';

/**
 * The result to show while no click is in progress: the one whose id is in the path, else the last one (rule 12.1). A new
 * click removes the id from the path, and its result puts its own id there; neither adds an entry to the browser's
 * history. While there is an unsaved edit the path stays, because a change of it asks whether to leave the edit.
 * `dismissEnded` is called when the path of another result is opened.
 */
export function usePreviousResult(viewerId: string, click: ClickState, dismissEnded: () => void, unsaved: boolean) {
  const { id: idInPath } = useParams();
  const navigate = useNavigate();
  // Read again only when the path changes, so that a text written in another tab does not replace one being edited here.
  const read = () => ({ idInPath, last: readLastResult(viewerId) });
  const [snapshot, setSnapshot] = useState(read);
  if (snapshot.idInPath !== idInPath) setSnapshot(read());
  const { last } = snapshot;
  useLayoutEffect(() => onLastResultChange((id) => setSnapshot((now) => ({ ...now, last: id }))), []);
  const writtenId = click.status === 'done' ? click.id : null;
  const isWriting = isInProgress(click);
  const replace = (path: string) => void navigate(path, { replace: true, preventScrollReset: true });

  /** Whether a navigation that removes the id is in progress; until it is done `idInPath` is still the old one. */
  const isRemovingPath = useRef(false);
  useEffect(() => {
    if (!idInPath) isRemovingPath.current = false;
  }, [idInPath]);
  const removePath = useEffectEvent(() => {
    if (!idInPath) return;
    isRemovingPath.current = true;
    replace(paths.generate);
  });
  useEffect(() => {
    if (isWriting) removePath();
  }, [isWriting]);

  const onWritten = useEffectEvent((id: string) => {
    // A click that is refused at once may end before the navigation does.
    if (!idInPath || isRemovingPath.current) replace(resultPath(id));
    isRemovingPath.current = false;
  });
  useEffect(() => {
    if (writtenId && !unsaved) onWritten(writtenId);
  }, [writtenId, unsaved]);

  const onPathChange = useEffectEvent((id: string) => {
    if (!isWriting && writtenId !== id) dismissEnded();
  });
  useEffect(() => {
    if (idInPath) onPathChange(idInPath);
  }, [idInPath]);

  const id = idInPath ?? last;
  const forget = useCallback(() => {
    if (id === readLastResult(viewerId)) storeLastResult(viewerId, null);
    else setSnapshot((now) => ({ ...now, last: readLastResult(viewerId) }));
  }, [id, viewerId]);
  return { previous: id === null ? null : { id, isLast: id === last }, forget };
}
