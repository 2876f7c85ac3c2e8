/** Beside the label of what may stay empty. */
export function Optional() {
  return <span className="text-faint text-label">Optional</span>
}
