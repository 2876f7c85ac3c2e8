import type { ContentMedium } from './content-kind.ts'

/** What agents read when a content cannot be changed, in tooltips and in answers of the server. */
export const contentMessages = {
  EMAIL: {
    archiveDraft: 'You cannot archive email that are in the Draft status.',
    archiveInUse: 'You cannot archive email that are used in automations.',
    archiveSmart: 'Smart Content emails cannot be archived.',
    unarchive: 'Only archived emails can be unarchived.',
    deletePublished: 'You cannot delete emails that have been published.',
    editArchived: 'You cannot edit an email that has been archived.',
    editSmart: 'Smart Content emails are kept fresh for you and cannot be edited.',
    cloneArchived: 'To clone this email, you must unarchive it.',
    cloneSmart: 'Smart Content emails cannot be cloned.',
    notPublished: 'Email not published yet.',
    tooLong: 'This email is too long to be saved. Please shorten it.',
  },
  POSTCARD: {
    archiveDraft: 'You cannot archive postcards that are in the Draft status.',
    archiveInUse: 'You cannot archive postcards that are used in automations.',
    unarchive: 'Only archived postcards can be unarchived.',
    deletePublished: 'You cannot delete postcards that have been published.',
    editArchived: 'You cannot edit a postcard that has been archived.',
    editSmart: 'Smart Content postcards are kept fresh for you and cannot be edited.',
    cloneArchived: 'To clone this postcard, you must unarchive it.',
    cloneSmart: 'Smart Content postcards cannot be cloned.',
    notPublished: 'Postcard not published yet.',
    notApproved: 'Please accept terms policy.',
    tooLong: 'This postcard is too long to be saved. Please shorten it.',
  },
} as const satisfies Record<ContentMedium, Record<string, string>>
