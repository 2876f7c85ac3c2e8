import { defaultFilter } from 'cmdk'

/** The fuzzy match of a text from 0 (no match) to 1. Letters of the text may be skipped. */
export const scoreCommand = (text: string, query: string): number => defaultFilter(text, query)
