/** A keyboard key or shortcut. */
export function Kbd({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded-sm border border-line bg-sunken px-1 font-sans text-label text-muted">
      {children}
    </kbd>
  )
}
