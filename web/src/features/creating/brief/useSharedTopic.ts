import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { sharedText } from './sharedText';

/** Makes what was shared with the page the topic, and takes it out of the address; words of the owner's only after a question. */
export function useSharedTopic(topic: string, onTopic: (topic: string) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { confirm } = useDialogs();
  const taken = useRef('');

  const onShared = useEffectEvent(async (shared: string) => {
    if (taken.current === search) return;
    taken.current = search;
    await navigate(pathname, { replace: true, preventScrollReset: true });
    const typed = topic.trim() !== '' && topic.trim() !== shared;
    const question = 'Trocar o que você escreveu pelo texto compartilhado?';
    if (typed && !(await confirm(question, { confirmLabel: 'Trocar', cancelLabel: 'Manter o meu' }))) return;
    onTopic(shared);
  });
  useEffect(() => {
    const shared = sharedText(search);
    if (shared !== null) void onShared(shared);
  }, [search]);
}
