export { DossierTabs, type DossierTabsProps } from './dossier-tabs.tsx';
