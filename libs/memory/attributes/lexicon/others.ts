/** Small lexicons for the most frequent questions. For the format see the README; in unspaced scripts any part of the text matches. */
export const FRENCH = `
name: nom, prénom, m'appelle, s'appelle, appelle, surnom
birth: né, née, naissance, anniversaire
age: âge, ans, quel âge
home: habite, habites, habitons, habiter, vis, vit, vivre, adresse, appartement, maison, déménagé, déménager, déménage, domicile, rue, quartier, ville, emménagé
rent: loyer
job: travaille, travail, travailler, emploi, métier, poste, profession, employeur, boulot, entreprise, embauché, embauchée, démissionné, commencé
salary: salaire, gagne, revenu
boss: chef, patron, patronne, responsable
partner: mari, femme, époux, épouse, copain, copine, compagnon, compagne, fiancé, fiancée, divorcé, couple
wedding: mariage, marié, mariée, mariés
children: enfant, enfants, fils, fille, bébé, enceinte
mother: mère, maman
father: père, papa
sibling: frère, soeur, sœur
pet: chien, chat, animal, animaux, chiot, chaton, lapin
car: voiture, conduis, conduire, renault!, peugeot!, citroën!, tesla!, véhicule
phone_number: téléphone, numéro, portable
email: courriel, mail, e-mail, adresse mail
doctor: médecin, docteur, généraliste
dentist: dentiste, dent
medication: médicament, médicaments, dose, comprimé, prends, prendre, mg, traitement
allergy: allergique, allergie, allergies, intolérant, intolérante, intolérance
diet: végétarien, végétarienne, végane, viande, régime, mange, manger, gluten
alcohol: alcool, boire, bois, vin, bière
coffee: café, thé
smoking: fume, fumer, cigarette
food: plat, repas, cuisine, nourriture
favourite: préféré, préférée, préfère, aime, favori
dislike: déteste, n'aime pas, supporte pas
illness: maladie, malade, diabète, asthme, migraine
sport: sport, course, courir, natation, nager, yoga, foot, football, tennis, escalade
instrument: instrument, piano, guitare, violon, joue, jouer
hobby: loisir, loisirs, passe-temps, poterie, peinture
speak: langue, langues, parle, parler, apprends, apprendre
school: école, collège, lycée, crèche
study: étudie, études, université, cours, examen
book: livre, lis, lire, roman
film: film, films, cinéma
music: musique, chanson, écoute
travel: voyage, vacances, visité, vol, partir, voyager
price: prix, coûte, coûté, payé, combien, euros
document: passeport, permis, carte d'identité, visa
insurance: assurance, assuré, mutuelle
bank: banque, compte
colour: couleur, rouge!, bleu!, bleue!, vert!, noir!, blanc!
goal: objectif, projet, prévu, résolution
deadline: échéance, date limite, délai
owner: responsable, s'occupe, charge
database: base de données
meeting: réunion
budget: budget
status: statut, avancement, terminé
`;
export const SPANISH = `
name: nombre, llamo, llama, apellido, apodo, llamas
birth: nací, nació, nacimiento, cumpleaños
age: edad, años, cuántos años
home: vivo, vives, vive, vivimos, vivir, dirección, casa, piso, apartamento, mudé, mudamos, mudado, mudanza, domicilio, calle, barrio, ciudad
rent: alquiler, renta
job: trabajo, trabaja, trabajar, empleo, profesión, puesto, empresa, empleador, oficio, contrataron, dedico, dedicas, renuncié
salary: sueldo, salario, gano, ingreso
boss: jefe, jefa
partner: marido, esposo, esposa, mujer, novio, novia, pareja, divorciado, divorciada, casado, casada, prometido, prometida
wedding: boda, casé, casamos, casado, aniversario
children: hijo, hija, hijos, hijas, niños, bebé, embarazada
mother: madre, mamá
father: padre, papá
sibling: hermano, hermana, hermanos
pet: perro, perra, gato, gata, mascota, mascotas, animal, conejo
car: coche, carro, auto, conduzco, vehículo, seat!, renault!, toyota!, tesla!
phone_number: teléfono, número, móvil
email: correo, email
doctor: médico, médica, doctor, doctora
dentist: dentista, diente
medication: medicamento, medicina, dosis, pastilla, pastillas, tomo, tomar, mg
allergy: alérgico, alérgica, alergia, alergias, intolerante, intolerancia
diet: vegetariano, vegetariana, vegano, vegana, carne, dieta, como, comer, gluten
alcohol: alcohol, bebo, beber, vino, cerveza
coffee: café, té
smoking: fumo, fumar, cigarrillo
food: comida, plato, cocina
favourite: favorito, favorita, favoritos, prefiero, gusta, encanta
dislike: odio, no me gusta, no soporto, detesto
illness: enfermedad, enfermo, enferma, diabetes, asma, migraña
sport: deporte, correr, corro, nadar, nado, yoga, fútbol, tenis, gimnasio
instrument: instrumento, piano, guitarra, violín, toco, tocar
hobby: afición, aficiones, pasatiempo
speak: idioma, idiomas, hablo, hablar, aprendo, aprender
school: escuela, colegio, instituto, guardería
study: estudio, estudiar, universidad, curso, carrera, examen
book: libro, leo, leer, leyendo, novela
film: película, películas, cine
music: música, canción, escucho
travel: viaje, viajar, vacaciones, visité, vuelo
price: precio, cuesta, costó, pagué, pago, cuánto, euros
document: pasaporte, carné, visado, renové, renovar
insurance: seguro, asegurado
bank: banco, cuenta
colour: color, rojo!, azul!, verde!, negro!, blanco!
goal: objetivo, meta, plan, propósito
deadline: plazo, fecha límite, entrega
owner: responsable, encargado, encargada, cargo
database: base de datos
meeting: reunión
budget: presupuesto
status: estado, terminado
`;
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
