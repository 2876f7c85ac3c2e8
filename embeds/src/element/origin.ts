/** Where our script came from: the product. A page's optimiser may have moved the script's text somewhere else. */
export const scriptAddress = document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : ''

/** Where the product answers this element: where its script is from, or else where the link inside it leads. */
export function originFor(element: HTMLElement): string {
  const [address = ''] = [scriptAddress, element.querySelector('a')?.href].filter(
    (address) => address && ours.test(address),
  )
  return address && new URL(address).origin
}

const ours = /^https?:\/\/[^/]+\/(embed\/[\w-]+\.js|f\/[\w-]+)(\?|$)/
