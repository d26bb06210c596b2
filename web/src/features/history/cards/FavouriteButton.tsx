import { Button } from '../../../ui/Button';
import { useFavourite } from './useFavourite';

interface FavouriteButtonProps {
  generationId: string;
  favourite: boolean;
  disabled: boolean;
  /** Only the star, where there is no room for its name. */
  small?: boolean;
}

/** Marks a generation as a favourite, or takes the mark away. */
export function FavouriteButton({ generationId, favourite, disabled, small = false }: FavouriteButtonProps) {
  const setFavourite = useFavourite(generationId);
  return (
    <Button variant="quiet" disabled={disabled} aria-pressed={favourite} onClick={() => void setFavourite(!favourite)}>
      <span aria-hidden="true">{favourite ? '★' : '☆'}</span>{' '}
      <span className={small ? 'visually-hidden' : undefined}>Favorito</span>
    </Button>
  );
}
