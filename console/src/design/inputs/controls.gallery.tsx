import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { Example } from '../gallery/example.tsx'
import type { GalleryEntry } from '../gallery/gallery-entry.ts'
import { Checkbox } from './checkbox.tsx'
import { Combobox } from './combobox.tsx'
import { MoneyInput } from './money-input.tsx'
import { MultiSelect } from './multi-select.tsx'
import { NumberInput } from './number-input.tsx'
import type { Choice } from './option.ts'
import { PasswordInput } from './password-input.tsx'
import { RadioCards } from './radio-cards.tsx'
import { SearchInput } from './search-input.tsx'
import { SegmentedControl } from './segmented-control.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

function Controls() {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<'all' | 'open' | 'closed'>('all')
  const [types, setTypes] = useState<string[]>(['note', 'email'])
  const [number, setNumber] = useState<number | null>(1204.5)
  const [cents, setCents] = useState<number | null>(45000050)
  const [checked, setChecked] = useState(true)
  const [person, setPerson] = useState<Choice | null>(people[0] ?? null)
  const [late, setLate] = useState<Choice | null>(null)
  const [lateText, setLateText] = useState('')
  return (
    <>
      <Example title="List toolbar">
        <SearchInput value={search} onChange={setSearch} label="Search contacts" shortcut className="max-w-64" />
        <Select aria-label="Status" value={kind} onChange={setKind} options={kinds} className="max-w-40" />
        <MultiSelect
          aria-label="Activity Type"
          icon={ListFilter}
          value={types}
          onChange={setTypes}
          options={activities}
          placeholder="All activity types"
          className="max-w-56"
        />
        <SegmentedControl label="Show" value={kind} options={kinds} onChange={setKind} />
        <output className="text-muted">Searching for “{search}”</output>
      </Example>
      <Example title="Text">
        <TextInput aria-label="Plain" placeholder="Placeholder" className="max-w-56" />
        <TextInput aria-label="Large" size="lg" defaultValue="Large" className="max-w-56" />
        <TextInput aria-label="Invalid" aria-invalid defaultValue="Invalid" className="max-w-56" />
        <TextInput aria-label="Disabled" disabled defaultValue="Disabled" className="max-w-56" />
        <PasswordInput aria-label="Password" defaultValue="secret" autoComplete="off" className="max-w-56" />
        <NumberInput aria-label="Number" value={number} onChange={setNumber} unit="sqft" className="max-w-40" />
        <MoneyInput aria-label="Price" value={cents} onChange={setCents} className="max-w-40" />
        <TextArea aria-label="Text" defaultValue={'Several\nlines'} className="max-w-56" />
        <TextArea aria-label="Disabled text" disabled defaultValue="Disabled" className="max-w-56" />
      </Example>
      <Example title="Select and combobox">
        <Select aria-label="Empty" value={null} onChange={setKind} options={kinds} className="max-w-40" />
        <Select
          aria-label="Disabled select"
          value="open"
          onChange={setKind}
          options={kinds}
          disabled
          className="max-w-40"
        />
        <Combobox aria-label="Contact" value={person} onChange={setPerson} search={searchPeople} className="max-w-64" />
      </Example>
      <Example title="Combobox that searches late and keeps its text">
        <Combobox
          aria-label="Late search"
          value={late}
          onChange={(choice) => {
            setLate(choice)
            setLateText('')
          }}
          onTextChange={(text) => {
            setLate(null)
            setLateText(text)
          }}
          search={searchPeople}
          searchDelay={1000}
          className="max-w-64"
        />
        <output className="text-muted">
          {lateText === '' ? (late?.label ?? 'Empty') : `“${lateText}” is no choice`}
        </output>
      </Example>
      <Example title="Checkboxes and switches">
        <Checkbox aria-label="Check" checked={checked} onChange={setChecked} />
        <Checkbox aria-label="Partly checked" checked={false} indeterminate onChange={setChecked} />
        <Checkbox aria-label="Unchecked" checked={!checked} onChange={(on) => setChecked(!on)} />
        <Checkbox aria-label="Disabled check" checked disabled />
        <Switch aria-label="Switch" checked={checked} onChange={setChecked} />
        <Switch aria-label="Inverted switch" checked={!checked} onChange={(on) => setChecked(!on)} />
        <Switch
          aria-label="Last enabled option"
          checked
          onChange={setChecked}
          disabledReason="At least one selling option must be selected."
        />
      </Example>
      <Example title="Cards" block>
        <div className="max-w-2xl">
          <RadioCards aria-label="Layout" value={kind} onChange={setKind} options={kinds} columns={3} />
        </div>
      </Example>
    </>
  )
}

const searchPeople = async (text: string) =>
  people.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))

const kinds = [
  { value: 'all', label: 'All', hint: 'Every task in your account.' },
  { value: 'open', label: 'Open', hint: 'Not done yet, by you or a teammate.' },
  { value: 'closed', label: 'Closed' },
] as const

const activities = [
  { value: 'note', label: 'Note' },
  { value: 'email', label: 'Email' },
  { value: 'visit', label: 'Dashboard visit' },
]

const people = ['Ada Byron', 'Grace Hopper', 'Katherine Johnson'].map((label) => ({ value: label, label }))

export default { title: 'Controls', group: 'Fields', render: () => <Controls /> } satisfies GalleryEntry
