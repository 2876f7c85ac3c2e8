/** The document of a frame with an agency's own code. */
export const toCodeDocument = (code: string): string =>
  `<!doctype html><html><head><title>Code</title></head><body>${code}</body></html>`

/**
 * Tells the page around the frame how tall the content is, and again when it asks. The page accepts it from its own frames
 * only, within bounds.
 */
export const withHeightReport = (code: string): string =>
  code &&
  `${code}<script>{const tell=()=>parent.postMessage({type:'gable:height',height:document.documentElement.offsetHeight},'*');new ResizeObserver(tell).observe(document.documentElement);addEventListener('message',tell)}</script>`
