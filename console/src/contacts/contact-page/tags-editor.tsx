import { type Contact, type ContactChange, tagMaximum } from '@gable/shared/contacts/contact.ts'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTagSearch } from '../../attributes/use-tag-search.ts'
import { Button } from '../../design/inputs/button.tsx'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { useErrorToast } from '../../platform/error-toast.ts'
import { contactName } from '../contact-name.ts'
import { TagChip } from '../tag-chip.tsx'
import { DetailRow } from './detail-row.tsx'
import { mergeTags } from './merge-tags.ts'
import { useOpenContact } from './open-contact.ts'
import { useInlineSave } from './use-inline-save.ts'

/** When two people edit the tags at once, both edits are applied. */
const mergeTagChange = ({ tags = [] }: ContactChange, base: Contact, latest: Contact): ContactChange => ({
  tags: mergeTags({ base: base.tags, mine: tags, theirs: latest.tags }),
})

/** The tags of the contact, edited in place. */
export function TagsEditor() {
  const { contact } = useOpenContact()
  const { save, conflict } = useInlineSave(({ tags }) => tags, mergeTagChange)
  const search = useTagSearch(true)
  const [pendingTags, setPendingTags] = useState<string[]>()
  const [isAdding, setAdding] = useState(false)
  const errorToast = useErrorToast()
  const addButton = useRef<HTMLElement>(null)
  const tags = pendingTags ?? contact.tags
  const has = (tag: string) => tags.some((item) => item.toLowerCase() === tag.toLowerCase())

  async function handleChange(next: string[]) {
    setPendingTags(next)
    errorToast.dismiss()
    try {
      await save({ tags: next })
    } catch (error) {
      errorToast.show(error)
    } finally {
      setPendingTags(undefined)
    }
  }

  return (
    <DetailRow label="Tags">
      <div className="flex flex-wrap items-center gap-1.5">
        <ul aria-label="Tags" className="contents">
          {tags.map((tag) => (
            <TagChip
              key={tag}
              tag={tag}
              onRemove={() => {
                addButton.current?.focus()
                void handleChange(tags.filter((item) => item !== tag))
              }}
            />
          ))}
        </ul>
        {!isAdding && (
          <Button
            ref={addButton}
            size="sm"
            variant="quiet"
            icon={Plus}
            className={tags.length === 0 ? '-ml-2' : undefined}
            disabled={tags.length >= tagMaximum}
            onClick={() => setAdding(true)}
          >
            Add tag
          </Button>
        )}
      </div>
      {isAdding && (
        <Combobox
          aria-label="New tag"
          className="mt-2"
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return
            setAdding(false)
            setTimeout(() => addButton.current?.focus())
          }}
          inputRef={(input) => input?.focus()}
          value={null}
          search={search}
          placeholder="Find or type a new tag…"
          emptyText="Tags can have up to 64 characters"
          onChange={(choice) => choice && !has(choice.value) && void handleChange([...tags, choice.value])}
          onBlur={() => setAdding(false)}
        />
      )}
      <ConflictDialog name={contactName(contact)} {...conflict} />
    </DetailRow>
  )
}
