/** What the page's `main` is called in its document. */
export const contentId = 'content'

/** The first stop of the keyboard: past the navigation, to the page. */
export function SkipLink() {
  return (
    <a
      href={`#${contentId}`}
      className="fixed top-2 left-2 z-toast -translate-y-16 rounded-lg bg-ink px-3 py-2 font-medium text-ground focus:translate-y-0"
      onClick={(event) => {
        // Without the hash: the address is the page's state.
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
    >
      Skip to content
    </a>
  )
}
