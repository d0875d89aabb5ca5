/** Small lexicons for the most frequent questions. For the format see the README; any part of the text matches. */
export const CHINESE = `
name: 名字, 我叫, 姓名
birth: 出生, 生日
home: 住, 搬家, 搬到, 地址, 家在
job: 工作, 职业, 上班, 公司
partner: 丈夫, 妻子, 老公, 老婆, 男朋友, 女朋友
children: 孩子, 儿子, 女儿
pet: 宠物, 狗, 猫
car: 汽车, 开车, 车
medication: 药, 剂量
allergy: 过敏
diet: 素食, 吃肉
coffee: 茶, 咖啡
favourite: 喜欢, 最爱, 最喜欢
travel: 旅行, 旅游
price: 多少钱, 价格
`;
export const JAPANESE = `
name: 名前
birth: 生まれ, 誕生日
home: 住ん, 住所, 引っ越, 住む
job: 仕事, 職業, 会社, 働
partner: 夫, 妻, 彼氏, 彼女
children: 子供, 子ども, 息子, 娘
pet: ペット, 犬, 猫
car: 車, 運転
medication: 薬
allergy: アレルギー
coffee: お茶, コーヒー
favourite: 好き, お気に入り
travel: 旅行
price: いくら, 値段
`;
