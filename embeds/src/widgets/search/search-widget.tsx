import { defineWidget } from '../../element/widget.tsx'
import box from '../../journeys/address-combobox.css'
import search from './search.css'
import { SearchView } from './search-view.tsx'

defineWidget('SEARCH', SearchView, box + search)
