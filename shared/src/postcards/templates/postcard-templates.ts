import type { PostcardTemplate } from './postcard-template.ts'

export type { PostcardTemplate, RegularPostcardTemplate, SmartPostcardTemplate } from './postcard-template.ts'

/** Where a postcard begins. Contents keep the ids, so an id never changes its meaning. */
export const postcardTemplates: PostcardTemplate[] = []

export const getPostcardTemplate = (id: string): PostcardTemplate | undefined =>
  postcardTemplates.find((template) => template.id === id)
