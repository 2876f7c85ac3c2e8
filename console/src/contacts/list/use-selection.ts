import { useState } from 'react'
import { nothingSelected, type Selected } from '../../design/data/table/selection.ts'

/** The rows picked under one question; another question begins with none. */
export function useSelection(question: string) {
  const [picked, setPicked] = useState({ question, selected: nothingSelected })
  const selected = picked.question === question ? picked.selected : nothingSelected
  return {
    selected,
    select: (next: Selected) => setPicked({ question, selected: next }),
    clear: () => setPicked({ question, selected: nothingSelected }),
  }
}
