import { profileFields, type BusinessProfile, type ProfileField, type ProfilePatch } from './user.ts';

/** The fields of a patch that say what they are based on; the others overwrite whatever is stored. */
export const comparedFields = (patch: ProfilePatch, basedOn: ProfilePatch): readonly ProfileField[] =>
  profileFields.filter((field) => patch[field] !== undefined && basedOn[field] !== undefined);

/** The fields of a patch that were changed since it was begun: the stored value is neither the old nor the new one. */
export const profileConflicts = (
  stored: BusinessProfile,
  patch: ProfilePatch,
  basedOn: ProfilePatch,
): readonly ProfileField[] =>
  comparedFields(patch, basedOn).filter((field) => ![basedOn[field], patch[field]].includes(stored[field]));
