import { useSearchParams } from 'react-router-dom';
import type { ContentType, Tone } from '../../../gql/graphql';
import { useConfig } from '../../../session/ConfigProvider';

/** The filters of a list; a filter that is undefined lets everything through. */
export interface HistoryFilterValues {
  readonly contentType: ContentType | undefined;
  readonly tone: Tone | undefined;
  readonly favourites: boolean | undefined;
  readonly search: string | undefined;
}

/** Reads the filters from the address, `?tipo=&objetivo=&favoritas=&busca=`. On a plan without filters there are none. */
export function useHistoryFilters(allowed: boolean): HistoryFilterValues {
  const { contentTypes, tones } = useConfig();
  const [search] = useSearchParams();
  const find = <Key extends string>(options: readonly { key: Key }[], name: string): Key | undefined =>
    allowed ? options.find(({ key }) => key.toLowerCase() === search.get(name))?.key : undefined;
  return {
    contentType: find<ContentType>(contentTypes, 'tipo'),
    tone: find<Tone>(tones, 'objetivo'),
    favourites: (allowed && search.get('favoritas') === 'sim') || undefined,
    search: (allowed && search.get('busca')) || undefined,
  };
}
