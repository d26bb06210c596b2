import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { parseSharedText } from './parseSharedText';

/** Makes a text that was shared with the page the topic, and removes it from the URL; asks before it replaces typed words. */
export function useSharedTopic(topic: string, onTopic: (topic: string) => void): void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { confirm } = useDialogs();
  const handledSearch = useRef('');

  const onShared = useEffectEvent(async (shared: string) => {
    if (handledSearch.current === search) return;
    handledSearch.current = search;
    await navigate(pathname, { replace: true, preventScrollReset: true });
    const typed = topic.trim() !== '' && topic.trim() !== shared;
    const question = 'Trocar o que você escreveu pelo texto compartilhado?';
    if (typed && !(await confirm(question, { confirmLabel: 'Trocar', cancelLabel: 'Manter o meu' }))) return;
    onTopic(shared);
  });
  useEffect(() => {
    const shared = parseSharedText(search);
    if (shared !== null) void onShared(shared);
  }, [search]);
}
