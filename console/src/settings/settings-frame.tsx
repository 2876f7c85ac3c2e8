import { Link, Outlet, useLocation } from 'react-router-dom'
import { TopBarSlot } from '../app/shell/top-bar-slot.tsx'
import { Breadcrumb } from '../design/breadcrumb.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useRouteTitle } from '../platform/title.ts'
import { SettingsLink } from './settings-link.tsx'
import { settingsPages } from './settings-pages.ts'

/** The settings: what there is on the left, the chosen page beside it. */
export function SettingsFrame() {
  const pathTo = useAccountPath()
  const title = useRouteTitle()
  const { pathname } = useLocation()
  const above = settingsPages.find(({ to }) => pathname.startsWith(`${pathTo(to)}/`))
  return (
    <>
      <TopBarSlot>
        <Breadcrumb
          items={[
            { label: 'Settings' },
            ...(above && above.label !== title ? [{ label: above.label, to: pathTo(above.to) }] : []),
            { label: title },
          ]}
        />
      </TopBarSlot>
      <div className="mx-auto flex w-full max-w-[1016px] flex-col lg:flex-row">
        <nav aria-label="Settings" className="shrink-0 lg:w-52 lg:py-6 lg:pl-6">
          <ul className="flex flex-wrap gap-1 px-2 pt-2 lg:sticky lg:top-[calc(var(--frame-top,0px)+72px)] lg:block lg:p-0">
            {settingsPages.map((page) => (
              <li key={page.to} className="contents lg:mb-1 lg:block">
                <SettingsLink page={page} />
                {page.sections.length > 0 && (
                  <ul className={sectionsLook}>
                    {page.sections.map((section) => (
                      <li key={section.id}>
                        <Link to={`${pathTo(page.to)}#${section.id}`} className={sectionLook}>
                          {section.label}
                        </Link>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0 flex-1">
          <Outlet />
        </div>
      </div>
    </>
  )
}

// Of the page that is open; on a phone below all the pages.
const sectionsLook =
  'order-last hidden basis-full gap-1 overflow-x-auto border-line peer-aria-[current]:flex lg:mt-1 lg:ml-3 lg:flex-col lg:border-l'

const sectionLook =
  'flex h-8 items-center whitespace-nowrap rounded-md px-3 text-muted text-table hover:bg-hover hover:text-ink touch:h-11 lg:h-7'
