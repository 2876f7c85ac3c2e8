/** Decoration. */
export function Street() {
  return <svg aria-hidden="true" className="absolute inset-0 size-full" />
}
