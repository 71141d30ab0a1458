export { formatNumber } from '@/domain/numbering/series';
