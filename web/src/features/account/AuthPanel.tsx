import type { ReactNode } from 'react';
import { keepNameTogether } from '../../ui/keepNameTogether';
import { BirdOnWire } from '../../ui/brand/BirdOnWire';
import { Card } from '../../ui/layout/Card';
import styles from './AuthPanel.module.css';

/** The frame of the account pages: what to do on one side, the bird on the other when there is room. */
export function AuthPanel({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.panel}>
      <div className={styles.scene}>
        <p className={styles.song}>
          {keepNameTogether('O bem-te-vi canta o próprio nome em todo fio do Brasil. Seu negócio também pode.')}
        </p>
        <BirdOnWire />
      </div>
      <Card className={styles.card}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </Card>
    </div>
  );
}

/** The fields of an account page, one under the other. */
export const authFormClass = styles.form;

/** Links and small print under the form. */
export const authFooterClass = styles.below;

/** "ou" between two ways in. */
export const OrDivider = () => (
  <p className={styles.or}>
    <span>ou</span>
  </p>
);
