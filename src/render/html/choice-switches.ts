import { elementText } from '../../text/markup.js'
import { asRequested, type ChartViews, type PageSwitch, switchLetters } from './page-choices.js'

/**
 * The switches of a page, as groups of radio buttons: the style of the page
 * shows what belongs to the checked ones. Without the style they are hidden.
 */
export function switchBar(views: ChartViews, idPrefix: string): string {
  const { switches } = views
  if (switches.length === 0) return ''
  return `<div class="switches" hidden="">\n${switches.map((each) => switchGroup(each, idPrefix)).join('')}</div>\n`
}

function switchGroup({ name, heading, options }: PageSwitch, idPrefix: string): string {
  const buttons = options.map((label, i) => {
    const checked = i === asRequested[name] ? ' checked=""' : ''
    return (
      `<label><input type="radio" class="${switchLetters[name]}${i}" name="${idPrefix}-${name}"` +
      ` autocomplete="off"${checked}/><span>${elementText(label)}</span></label>\n`
    )
  })
  return `<fieldset>\n<legend>${elementText(heading)}</legend>\n<div>\n${buttons.join('')}</div>\n</fieldset>\n`
}
