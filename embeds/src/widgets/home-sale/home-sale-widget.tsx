import css from '../../calculator/calculator.css'
import { defineWidget } from '../../element/widget.tsx'
import homeSaleCss from './home-sale.css'
import { HomeSaleView } from './home-sale-view.tsx'

defineWidget('HOME_SALE_CALC', HomeSaleView, css + homeSaleCss)
