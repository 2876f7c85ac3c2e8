import { useEffect } from 'react'
import { Link, NavLink, useParams } from 'react-router-dom'
import { type ThemeChoice, useTheme } from '../theme.ts'
import type { GalleryEntry } from './gallery-entry.ts'

export function GalleryPage() {
  const { slug } = useParams()
  const entry = slug ? entries.get(slug) : undefined
  useEffect(() => {
    document.title = `${entry?.title ?? 'Design'} · Gable`
  }, [entry])

  if (entry?.fullScreen) return <entry.render />
  return (
    <div className="grid min-h-screen content-start lg:content-stretch lg:grid-cols-[232px_minmax(0,1fr)]">
      <aside className="border-line border-b bg-surface lg:border-r lg:border-b-0">
        <div className="sticky top-0 flex max-h-screen flex-col gap-4 overflow-y-auto p-4">
          <Link to="/design" className="font-semibold text-lead">
            Design
          </Link>
          <ThemeSwitch />
          <nav aria-label="Components" className={slug ? 'hidden lg:block' : undefined}>
            {groups.map((group) => (
              <EntryList key={group} group={group} />
            ))}
          </nav>
        </div>
      </aside>
      <main className="min-w-0 p-4 sm:p-8">
        <h1 className="mb-6 font-semibold text-title">
          {entry?.title ?? (slug ? 'Component not found' : 'All components')}
        </h1>
        {entry ? <entry.render key={slug} /> : <p className="text-muted">Choose a component from the list.</p>}
      </main>
    </div>
  )
}

const groups = ['Actions', 'Fields', 'Overlays', 'Data', 'Layout'] as const

const entries = new Map(
  Object.entries(import.meta.glob<GalleryEntry>('../../**/*.gallery.tsx', { eager: true, import: 'default' })).map(
    ([path, entry]) => [path.replace(/^.*\/|\.gallery\.tsx$/g, ''), entry],
  ),
)

function EntryList({ group }: { group: GalleryEntry['group'] }) {
  const groupEntries = [...entries]
    .filter(([, entry]) => entry.group === group)
    .sort(([, a], [, b]) => a.title.localeCompare(b.title))
  if (groupEntries.length === 0) return null
  return (
    <>
      <h2 className="mt-3 mb-1 px-2 font-medium text-faint text-label">{group}</h2>
      <ul>
        {groupEntries.map(([slug, entry]) => (
          <li key={slug}>
            <NavLink
              to={`/design/${slug}`}
              className="block rounded-md px-2 py-1 text-muted hover:bg-hover aria-[current]:bg-hover aria-[current]:text-ink"
            >
              {entry.title}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function ThemeSwitch() {
  const { choice, setChoice } = useTheme()
  return (
    <label className="flex items-center justify-between gap-2 text-muted text-table">
      Theme
      <select
        value={choice}
        onChange={(event) => setChoice(event.target.value as ThemeChoice)}
        className="rounded-md border border-line-strong bg-surface px-2 py-1 text-ink"
      >
        <option value="system">System</option>
        <option value="light">Light</option>
        <option value="dark">Dark</option>
      </select>
    </label>
  )
}
