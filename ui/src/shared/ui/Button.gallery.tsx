import { Plus, Trash2 } from 'lucide'
import type { GalleryPage } from '../../gallery/galleryPage'
import { Button } from './Button'

const nothing = () => undefined

export const gallery: GalleryPage = {
  title: 'Button',
  specimens: [
    { name: 'Default', Show: () => <Button onPress={nothing}>Export</Button> },
    {
      name: 'Primary',
      Show: () => (
        <Button variant="primary" icon={Plus} onPress={nothing}>
          Create user
        </Button>
      ),
    },
    {
      name: 'Quiet',
      Show: () => (
        <Button variant="quiet" onPress={nothing}>
          Cancel
        </Button>
      ),
    },
    {
      name: 'Danger',
      Show: () => (
        <Button variant="danger" icon={Trash2} onPress={nothing}>
          Delete 3 users
        </Button>
      ),
    },
    {
      name: 'Small',
      Show: () => (
        <Button size="small" onPress={nothing}>
          Retry
        </Button>
      ),
    },
    {
      name: 'Busy',
      Show: () => (
        <Button variant="primary" isPending onPress={nothing}>
          Saving
        </Button>
      ),
    },
    {
      name: 'Disabled',
      Show: () => (
        <Button isDisabled onPress={nothing}>
          Approve
        </Button>
      ),
    },
    {
      name: 'Idle',
      Show: () => (
        <Button isIdle onPress={nothing}>
          Next
        </Button>
      ),
    },
    { name: 'As a link', Show: () => <Button href="#/Button">Open</Button> },
    {
      name: 'A long text',
      Show: () => (
        <Button onPress={nothing}>
          Request the same access as a colleague, and tell the manager why it is needed
        </Button>
      ),
    },
  ],
}
