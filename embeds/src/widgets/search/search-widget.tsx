import { defineWidget } from '../../element/widget.tsx'
import css from './search.css'
import { SearchView } from './search-view.tsx'

defineWidget('SEARCH', SearchView, css)
