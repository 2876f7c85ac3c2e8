export function OptionalLabel() {
  return <span className="text-faint text-label">Optional</span>
}
