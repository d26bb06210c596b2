import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatCredits } from '../../../content/facts';
import { useConfig } from '../../../session/ConfigProvider';
import { labelOf } from '../../../session/labelOf';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/layout/Card';
import { Notice } from '../../../ui/feedback/Notice';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { Tabs } from '../../../ui/layout/Tabs';
import { useIsWide } from '../../../ui/useIsWide';
import { GenerationResult, type GenerationResultProps } from '../../texts/GenerationResult';
import { kitHeading } from './PreviousKitLink';
import type { KitPart } from './kitPart';
import styles from './KitView.module.css';

interface KitViewProps extends Omit<GenerationResultProps, 'generationId' | 'title' | 'isNew'> {
  parts: readonly KitPart[];
  /** `new`: it has just been written, and the reader is led to it. `previous`: it was written before the page was opened. */
  phase: 'writing' | 'cancelling' | 'new' | 'previous';
  onCancel?: () => void;
  /** Writes the texts that did not come; left out where they cannot be written. */
  onWriteMissing?: (() => void) | undefined;
  /** Why they were not written when they were last asked for. */
  failure?: ReactNode;
}

/** The texts of a kit, side by side, on a phone one at a time: each being written, there, or not to come. */
export function KitView({
  parts,
  phase,
  onCancel,
  onWriteMissing,
  failure,
  onEditing,
  isTyping,
  ...result
}: KitViewProps) {
  const { contentTypes } = useConfig();
  const wide = useIsWide();
  const online = useOnline();
  const [active, setActive] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const edited = useRef(new Set<string>());
  const isWriting = phase === 'writing' || phase === 'cancelling';
  useEffect(() => {
    // Whoever edits or fills in a text that was ready earlier goes on typing; the status says that the kit is ready.
    if (phase === 'new' && !isTyping?.()) heading.current?.focus();
  }, [phase, isTyping]);
  const typeOf = ({ contentType }: KitPart) => labelOf(contentTypes, contentType);
  const missing = parts.filter(({ state }) => state === 'missing').length;

  return (
    <div className={styles.kit}>
      <header className={styles.header}>
        <h2 ref={heading} id={kitHeading} tabIndex={-1}>
          {titleOf(phase, missing)}
        </h2>
        {/* Said once a text, not once a word. */}
        <p role="status" className={styles.status}>
          {phase === 'cancelling' ? 'Cancelando…' : statusOf(parts, isWriting)}
        </p>
        {isWriting && onCancel ? (
          <div className={styles.cancel}>
            <Button variant="secondary" busy={phase === 'cancelling'} onClick={onCancel}>
              Cancelar
            </Button>
            <p>O que ainda não ficou pronto não é cobrado.</p>
          </div>
        ) : null}
        {onWriteMissing && missing > 0 && !isWriting ? (
          <Button variant="secondary" disabled={!online} onClick={onWriteMissing}>
            Escrever o que faltou · {formatCredits(missing)}
          </Button>
        ) : null}
        {isWriting ? null : <FailureNotices of={failure ? [failure] : reasonsOf(parts)} />}
      </header>
      <Tabs
        label="Textos do kit"
        inOneRow
        showsAll={wide}
        tabs={parts.map((part) => `${typeOf(part)}${stateMarks[part.state]}`)}
        active={active}
        onChange={setActive}
      >
        <div className={styles.parts}>
          {parts.map((part, index) => (
            // An edit that was begun is kept while another text is looked at, and when the phone is turned.
            <Card key={part.contentType} className={styles.part} hidden={!wide && index !== active}>
              <PartView
                part={part}
                label={typeOf(part)}
                isPrevious={phase === 'previous'}
                {...result}
                isOneOfMany={wide}
                onEditing={(dirty) => {
                  if (dirty) edited.current.add(part.contentType);
                  else edited.current.delete(part.contentType);
                  onEditing(edited.current.size > 0);
                }}
              />
            </Card>
          ))}
        </div>
      </Tabs>
    </div>
  );
}

function titleOf(phase: KitViewProps['phase'], missing: number): string {
  if (phase === 'previous') return 'Kit de campanha';
  if (phase !== 'new') return 'Seu kit de campanha';
  return missing === 0 ? 'Seu kit está pronto' : 'Seu kit ficou incompleto';
}

/** Why the missing texts were not written. */
const FailureNotices = ({ of }: { of: readonly ReactNode[] }) =>
  of.map((reason, index) => (
    <Notice key={index} tone="error">
      {reason}
    </Notice>
  ));

/** Why texts did not come, each reason once. */
const reasonsOf = (parts: readonly KitPart[]): readonly string[] => [
  ...new Set(parts.flatMap(({ failure }) => failure ?? [])),
];

const stateMarks = { writing: ' …', stored: ' ✓', missing: ' ✕', deleted: ' ✕' } as const;

function statusOf(parts: readonly KitPart[], isWriting: boolean): string {
  const stored = parts.filter(({ state }) => state === 'stored').length;
  if (isWriting && stored === 0) return `Escrevendo ${parts.length} textos…`;
  const ready = `${stored} de ${parts.length} ${stored === 1 ? 'pronto' : 'prontos'}`;
  if (isWriting) return `${ready}…`;
  return stored === parts.length ? `${parts.length} textos, mesma ideia.` : `${ready}.`;
}

interface PartViewProps extends Omit<GenerationResultProps, 'generationId' | 'title' | 'isNew'> {
  part: KitPart;
  label: string;
  isPrevious: boolean;
}

function PartView({ part, label, isPrevious, ...result }: PartViewProps) {
  const { state, generationId, texts, current } = part;
  if (generationId) return <GenerationResult generationId={generationId} title={label} isNew={false} {...result} />;
  return (
    <div className={styles.waiting}>
      <header className={styles.partHeader}>
        <h2>{label}</h2>
        {state === 'missing' && !isPrevious ? <Badge tone="warning">Crédito devolvido</Badge> : null}
      </header>
      {state === 'missing' ? (
        <p className={styles.note}>
          {isPrevious
            ? 'Este texto não ficou pronto, e o crédito voltou.'
            : 'Este texto não ficou pronto. Nada foi cobrado por ele.'}
        </p>
      ) : null}
      {state === 'deleted' ? <p className={styles.note}>Este texto foi excluído.</p> : null}
      {state === 'stored' ? <p className={styles.note}>Este texto está além do que o seu plano mostra.</p> : null}
      {state === 'writing' && texts.length === 0 ? (
        // The status above says the same.
        <div aria-hidden="true">
          <Skeleton label="" quiet lines={[70, 96, 100, 88, 94]} />
        </div>
      ) : null}
      {state === 'writing' && texts.length > 0 ? (
        <p className={styles.text} aria-busy="true">
          {texts[current]}
        </p>
      ) : null}
    </div>
  );
}
