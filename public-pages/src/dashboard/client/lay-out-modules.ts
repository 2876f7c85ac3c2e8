/**
 * Lays out the modules that the style sheet leaves for later, once the first screen has loaded and one at a time, so that
 * none of it is noticed: from then on the page can be searched, captured and scrolled in one go.
 */
export function layOutModules() {
  const modules = [...document.querySelectorAll<HTMLElement>('main > .module')]
  const layOutNext = () => {
    const module = modules.shift()
    if (!module) return
    module.style.contentVisibility = 'visible'
    setTimeout(layOutNext)
  }
  if (document.readyState === 'complete') layOutNext()
  else addEventListener('load', () => setTimeout(layOutNext))
}
