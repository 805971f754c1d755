export {
  BUSINESS_PAGE_SIZES,
  businessLabel,
  businessRowKey,
  createBusinessSelect,
  type BusinessSelectService,
} from './business-select.service.ts';
export type { BusinessColumn, BusinessQuery, BusinessRow, BusinessSelectConfig } from './business-select.types.ts';
