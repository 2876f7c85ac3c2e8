import { Link, Outlet, useLocation } from 'react-router-dom'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { useAccountPath } from '../platform/account.ts'
import { useRouteTitle } from '../platform/title.ts'
import { settingsGroups } from './settings-groups.ts'
import { ExternalSettingsLink, SettingsLink } from './settings-link.tsx'
import { SettingsMenu } from './settings-menu.tsx'
import { settingsPages } from './settings-pages.ts'

/** The settings: a list of pages on the left, the open page next to it. */
export function SettingsFrame() {
  const pathTo = useAccountPath()
  const title = useRouteTitle()
  const { pathname } = useLocation()
  const parentPage = settingsPages.find(({ to }) => pathname.startsWith(`${pathTo(to)}/`))
  const openPage = parentPage ?? settingsPages.find(({ to }) => pathname === pathTo(to))
  return (
    <>
      <TopBarSlot>
        <Breadcrumb
          items={[
            { label: 'Settings' },
            ...(parentPage && parentPage.label !== title
              ? [{ label: parentPage.label, to: pathTo(parentPage.to) }]
              : []),
            { label: title },
          ]}
        />
      </TopBarSlot>
      <div className="mx-auto flex w-full max-w-[1016px] flex-col lg:flex-row">
        <nav aria-label="Settings" className="shrink-0 lg:w-52 lg:py-6 lg:pl-6">
          <SettingsMenu openPage={openPage} />
          <div className="hidden lg:sticky lg:top-[calc(var(--frame-top,0px)+72px)] lg:block">
            {settingsGroups.map(({ label, pages, externalPages }) => (
              <section key={label} aria-label={label} className="mb-4">
                <p className="px-3 pb-1 text-label text-muted">{label}</p>
                <ul className="space-y-0.5">
                  {pages.map((page) => (
                    <li key={page.to}>
                      <SettingsLink page={page} />
                      {page.sections.length > 0 && (
                        <ul className={sectionListClassName}>
                          {page.sections.map((section) => (
                            <li key={section.id}>
                              <Link to={`${pathTo(page.to)}#${section.id}`} className={sectionLinkClassName}>
                                {section.label}
                              </Link>
                            </li>
                          ))}
                        </ul>
                      )}
                    </li>
                  ))}
                  {externalPages.map((page) => (
                    <li key={page.href}>
                      <ExternalSettingsLink page={page} />
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </nav>
        <div className="min-w-0 flex-1">
          <Outlet />
        </div>
      </div>
    </>
  )
}

// Visible only under the link of the open page.
const sectionListClassName = 'mt-1 ml-3 hidden flex-col gap-1 border-line border-l peer-aria-[current]:flex'

const sectionLinkClassName =
  'flex h-7 items-center whitespace-nowrap rounded-md px-3 text-muted text-table hover:bg-hover hover:text-ink touch:h-11'
