/** Where a page holds the words of its journey ready. */
export const wordsId = 'journey-words'
