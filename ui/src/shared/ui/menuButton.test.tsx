import { screen, waitFor } from '@testing-library/react'
import { Ellipsis } from 'lucide'
import { useState } from 'react'
import { renderBlock } from '../../testing/renderBlock'
import { ButtonMenu } from './ButtonMenu'
import { Dialog } from './Dialog'
import { MenuItem } from './Menu'

function Record() {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <ButtonMenu icon={Ellipsis} label="More actions">
        <MenuItem onAction={() => setAsked(true)}>Delete…</MenuItem>
      </ButtonMenu>
      {isAsked && (
        <Dialog isOpen title="Delete it?" onClose={() => setAsked(false)}>
          <p>It is lost.</p>
        </Dialog>
      )}
    </>
  )
}

test('a dialog that an item of a menu opened gives the focus back to the button of the menu', async () => {
  const { user } = renderBlock(<Record />)
  const button = await screen.findByRole('button', { name: 'More actions' })
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete…' }))
  await screen.findByRole('dialog', { name: 'Delete it?' })

  await user.keyboard('{Escape}')

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(() => expect(button).toHaveFocus())
})
