import { useEffect, useState } from 'react';
import type { OwnPhoto } from './PhotoContext';

const refusal = 'Não dá para mostrar este arquivo. Escolha uma foto em JPG, PNG ou WebP.';

/** A photo that is kept as long as the component is there: not stored, not sent. */
export function useOwnPhoto(): OwnPhoto {
  const [photo, setPhoto] = useState<OwnPhoto['photo']>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    if (photo) return () => URL.revokeObjectURL(photo.url);
  }, [photo]);

  return {
    photo,
    refusal: refused ? refusal : null,
    choose(file) {
      const isImage = file.type.startsWith('image/');
      setRefused(!isImage);
      if (isImage) setPhoto({ file, url: URL.createObjectURL(file) });
    },
    remove() {
      setRefused(false);
      setPhoto(null);
    },
    refuse() {
      setRefused(true);
      setPhoto(null);
    },
  };
}
