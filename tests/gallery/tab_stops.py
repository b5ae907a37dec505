"""The Tab stops of a building block: each stop shows its focus ring, and the focus leaves the block again."""

from playwright.sync_api import Page

_STOPS = 150

# The Tab key enters the block from here; other elements of the page are not checked.
_BEGIN = """
() => {
  const block = document.querySelector('article')
  block.tabIndex = -1
  if (!document.querySelector('[role=dialog], [role=alertdialog]')) block.focus()
}
"""

# The ring is on the element, on a box around it (a field), or on a mark beside it (a checkbox).
_FOCUSED = """
() => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const drawn = (each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each)
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2
  }
  const around = [element]
  for (let each = element; around.length < 5 && (each = each.parentElement); ) around.push(each)
  const beside = [...(element.closest('label') ?? element).querySelectorAll('*')]
  return {
    html: element.outerHTML.slice(0, 160),
    inBlock: !element.closest('nav'),
    hasRing: element.localName === 'iframe' || [...around, ...beside].some(drawn),
    // Within a frame the focus goes on, which only the frame can see.
    seen: element.localName !== 'iframe' && element.seen === (element.seen = true),
  }
}
"""


def stops_without_ring(page: Page) -> list[str]:
    """
    Go through the block with the Tab key until the focus is out again.

    In a dialog the focus comes round instead; a table of 300 rows is left after some rows.
    """
    page.evaluate(_BEGIN)
    is_dialog = page.locator("[role=dialog], [role=alertdialog]").count() > 0
    missing: list[str] = []
    for _ in range(_STOPS):
        page.keyboard.press("Tab")
        focused = page.evaluate(_FOCUSED)
        if focused is None or not focused["inBlock"]:
            break
        if focused["seen"]:
            assert is_dialog, f"the focus is caught at {focused['html']}"
            break
        if not focused["hasRing"]:
            missing.append(focused["html"])
    return missing
