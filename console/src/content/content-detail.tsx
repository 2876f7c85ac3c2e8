import type { Content, ContentVersion } from '@gable/shared/content/content.ts'
import { ContentTitle } from '@gable/shared/content/content.ts'
import { ChevronDown, Copy, Info, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../design/inputs/button.tsx'
import { IconButton } from '../design/inputs/icon-button.tsx'
import { Breadcrumb } from '../design/layout/breadcrumb.tsx'
import { Page } from '../design/layout/page.tsx'
import { Menu, MenuItem } from '../design/overlays/menu.tsx'
import { NameDialog } from '../design/overlays/name-dialog.tsx'
import { Tooltip } from '../design/overlays/tooltip.tsx'
import { useContentPaths } from '../layout/paths/content-paths.ts'
import { TopBarSlot } from '../layout/top-bar-slot.tsx'
import { ContentDetails } from './content-details.tsx'
import { ContentFacts } from './content-facts.tsx'
import { mediumLabels } from './content-labels.ts'
import { ArchiveItem } from './content-row-actions.tsx'
import { getCloneDisabledReason, getEditDisabledReason, isSmart, mayArchive } from './content-rules.ts'
import { ContentStatusBadge } from './content-status-badge.tsx'
import { SmartBadge } from './smart-badge.tsx'
import { SmartContentNotice } from './smart-content-notice.tsx'
import { useContentActions } from './use-content-actions.ts'
import { useContentCommands } from './use-content-commands.tsx'
import { VersionList } from './version-list.tsx'

interface ContentDetailProps {
  content: Content
  /** A scaled-down preview that opens at full size. */
  preview: ReactNode
  /** Sends it. */
  sendButton: ReactNode
  /** The progress of what is being sent. */
  sending: ReactNode
  performance: ReactNode
  /** Items of the medium in the Actions menu. */
  menuItems: ReactNode
  onViewVersion: (version: ContentVersion) => void
}

/** The page of an email or a postcard: preview, facts, what was sent, and performance. */
export function ContentDetail(props: ContentDetailProps) {
  const { content, preview, sendButton, sending, performance, menuItems, onViewVersion } = props
  const { medium, title, status } = content
  const { listPath } = useContentPaths(medium)
  const { commands, dialogs } = useContentCommands(medium)
  const { rename } = useContentActions(medium)
  const [opened, setOpened] = useState<'details' | 'name'>()
  const { name, plural } = mediumLabels[medium]
  const editReason = getEditDisabledReason(content)
  return (
    <Page
      title={title}
      badge={
        <>
          {!isSmart(content) && <IconButton icon={Pencil} size="sm" label="Rename" onClick={() => setOpened('name')} />}
          <ContentStatusBadge status={status} />
          {isSmart(content) && <SmartBadge />}
        </>
      }
      actions={
        <>
          <Menu align="end" trigger={<Button iconAfter={ChevronDown}>Actions</Button>}>
            {!isSmart(content) && (
              <MenuItem
                icon={Copy}
                disabledReason={getCloneDisabledReason(content)}
                onSelect={() => commands.clone(content)}
              >
                Clone
              </MenuItem>
            )}
            {menuItems}
            <MenuItem icon={Info} onSelect={() => setOpened('details')}>
              View Details
            </MenuItem>
            {mayArchive(content) && <ArchiveItem content={content} commands={commands} />}
          </Menu>
          {!isSmart(content) && (
            <Tooltip text={editReason} side="bottom">
              <Button disabled={editReason !== false} onClick={() => commands.edit(content)}>
                Edit
              </Button>
            </Tooltip>
          )}
          {sendButton}
        </>
      }
    >
      <TopBarSlot>
        <Breadcrumb items={[{ label: plural, to: listPath }, { label: title }]} />
      </TopBarSlot>
      <div className="space-y-8">
        {isSmart(content) && <SmartContentNotice medium={medium} />}
        <div className="grid overflow-hidden rounded-lg border border-line bg-surface lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="aspect-[16/10] border-line max-lg:border-b lg:border-r">{preview}</div>
          <div className="p-4 sm:p-5">
            <ContentFacts content={content} onShowAutomations={() => setOpened('details')} />
          </div>
        </div>
        {sending}
        {performance}
        <VersionList content={content} onView={onViewVersion} />
      </div>
      <ContentDetails content={content} open={opened === 'details'} onClose={() => setOpened(undefined)} />
      <NameDialog
        open={opened === 'name'}
        onClose={() => setOpened(undefined)}
        title={`Rename “${title}”`}
        label={`${name} Name`}
        name={title}
        schema={ContentTitle}
        max={120}
        submitLabel="Rename"
        onSubmit={(next) => rename(content, next)}
      />
      {dialogs}
    </Page>
  )
}
