import { Menu as MenuIcon, Search } from 'lucide-react'
import type { Ref } from 'react'
import { CreditsChip } from '../../credits/credits-chip.tsx'
import { Kbd } from '../../design/data/kbd.tsx'
import { IconButton } from '../../design/inputs/icon-button.tsx'
import { topBarClassName } from '../../layout/shell-layout.ts'
import { NotificationBell } from '../../notifications/notification-bell.tsx'
import { useAccount } from '../../platform/account.ts'
import { HelpMenu } from './help-menu.tsx'
import { paletteKeys } from './palette-keys.ts'
import { ProfileMenu } from './profile-menu.tsx'

interface TopBarProps {
  /** Pages render their breadcrumb into it. */
  slot: Ref<HTMLDivElement>
  onOpenDrawer: () => void
  onOpenPalette: () => void
  onOpenShortcuts: () => void
  onOpenWhatsNew: () => void
}

export function TopBar({ slot, onOpenDrawer, onOpenPalette, ...help }: TopBarProps) {
  const { agency } = useAccount()
  return (
    <header className={topBarClassName}>
      <IconButton icon={MenuIcon} label="Open navigation" side="bottom" className="lg:hidden" onClick={onOpenDrawer} />
      <div ref={slot} className="peer min-w-0 has-[a]:flex-1 sm:flex-1" />
      {/* On a phone the breadcrumb is only a back link, and most pages have none. */}
      <p className="line-clamp-2 min-w-0 flex-1 font-semibold text-table leading-tight peer-has-[a]:hidden sm:hidden">
        {agency.name}
      </p>
      <PaletteButton onClick={onOpenPalette} />
      <CreditsChip />
      <NotificationBell />
      <HelpMenu {...help} />
      <ProfileMenu help={help} />
    </header>
  )
}

function PaletteButton({ onClick }: { onClick: () => void }) {
  return (
    <>
      <button
        type="button"
        onClick={onClick}
        aria-keyshortcuts="Control+K Meta+K"
        className="hidden h-8 w-64 items-center gap-2 rounded-lg border border-line bg-sunken px-2.5 text-left text-faint text-table transition-colors hover:border-line-strong hover:text-muted md:flex touch:h-11"
      >
        <Search aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 flex-1 truncate">Search or jump to…</span>
        <span aria-hidden="true" className="flex gap-1">
          {paletteKeys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      </button>
      <IconButton icon={Search} label="Search or jump to…" side="bottom" className="md:hidden" onClick={onClick} />
    </>
  )
}
