import { type Contact, type ContactChange, tagMaximum } from '@gable/shared/contacts/contact.ts'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../design/inputs/button.tsx'
import { Combobox } from '../../design/inputs/combobox.tsx'
import { ConflictDialog } from '../../editing/conflict-dialog.tsx'
import { toastProblem } from '../../platform/problem-toast.ts'
import { useTagSearch } from '../bulk/choice-searches.ts'
import { contactName } from '../contact-name.ts'
import { TagChip } from '../tag-chip.tsx'
import { Line } from './line.tsx'
import { useOpenContact } from './open-contact.ts'
import { tagsOfBoth } from './tags-of-both.ts'
import { useInlineSave } from './use-inline-save.ts'

/** Tags that two people put on and take off at once are all put on and taken off. */
const both = ({ tags = [] }: ContactChange, basedOn: Contact, fresh: Contact): ContactChange => ({
  tags: tagsOfBoth({ before: basedOn.tags, mine: tags, theirs: fresh.tags }),
})

/** The tags, each taken off by a press, and more put on. */
export function TagLine() {
  const { contact } = useOpenContact()
  const { save, conflict } = useInlineSave(({ tags }) => tags, both)
  const search = useTagSearch(true)
  const [shown, show] = useState<string[]>()
  const [isAdding, add] = useState(false)
  const adder = useRef<HTMLElement>(null)
  const tags = shown ?? contact.tags
  const has = (tag: string) => tags.some((one) => one.toLowerCase() === tag.toLowerCase())

  async function change(next: string[]) {
    show(next)
    try {
      await save({ tags: next })
    } catch (error) {
      toastProblem(error)
    } finally {
      show(undefined)
    }
  }

  return (
    <Line label="Tags">
      <div className="flex flex-wrap items-center gap-1.5">
        <ul aria-label="Tags" className="contents">
          {tags.map((tag) => (
            <TagChip
              key={tag}
              tag={tag}
              onRemove={() => {
                adder.current?.focus()
                void change(tags.filter((one) => one !== tag))
              }}
            />
          ))}
        </ul>
        {!isAdding && (
          <Button
            ref={adder}
            size="sm"
            variant="quiet"
            icon={Plus}
            disabled={tags.length >= tagMaximum}
            onClick={() => add(true)}
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
            add(false)
            setTimeout(() => adder.current?.focus())
          }}
          inputRef={(input) => input?.focus()}
          value={null}
          search={search}
          placeholder="Find or type a new tag…"
          none="Type a tag of up to 64 characters"
          onChange={(choice) => choice && !has(choice.value) && void change([...tags, choice.value])}
          onBlur={() => add(false)}
        />
      )}
      <ConflictDialog name={contactName(contact)} {...conflict} />
    </Line>
  )
}
