export { GalleryTablesPage } from './gallery-tables.page.tsx';
